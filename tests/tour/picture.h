#pragma once

#include <QDir>
#include <QImage>

namespace tiller {

/// Writes a picture with few colors, unless the file looks the same and has the same texts: each
/// version stays in the history. Throws if it cannot be written.
/// @param name of the file below the folder, without the ending
void savePicture(QImage picture, const QDir& folder, const QString& name);

/// Makes the pictures of docs/behaviors.md: the runs of the small projects, with the tracks of
/// their agents. Each has the state hash after the run as a text, by the id of the node type, so
/// that a test can tell whether it shows today's run.
/// @param folder docs/pictures
void makeBehaviorPictures(const QDir& folder);

} // namespace tiller
