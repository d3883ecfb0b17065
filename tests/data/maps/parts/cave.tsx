<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="cave" tilewidth="8" tileheight="8" tilecount="2" columns="2">
 <tile id="1" type="rock">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0" width="4" height="8"/>
  </objectgroup>
 </tile>
</tileset>
