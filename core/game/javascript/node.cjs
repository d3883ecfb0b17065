// For require(): the same module, when it is there.
exports.load = async (source) => (await import("./node.mjs")).load(source);
exports.create = async (source) => (await import("./node.mjs")).create(source);
