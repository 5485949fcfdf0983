// node server.js PORT [--delta] [--files FOLDER]: a boardgame.io server for the game of this folder.
// Without --files it keeps matches in memory and writes nothing to disk, as boardgame.io does by default.

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, ...flags] = process.argv.slice(2);
const files = flags.indexOf("--files");
const server = Server({
  games: [game(flags.includes("--delta"))],
  origins: [Origins.LOCALHOST],
  ...(files < 0 ? {} : { db: new FlatFile({ dir: flags[files + 1] }) }),
});
server.run(Number(port));
