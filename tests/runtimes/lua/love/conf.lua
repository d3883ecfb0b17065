function love.conf(settings)
    settings.window.title = "Hunters and prey"
    settings.window.width, settings.window.height = 800, 600
    settings.modules.audio, settings.modules.sound, settings.modules.joystick = false, false, false
end
