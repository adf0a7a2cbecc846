exports.__esModule = true;
exports.default = 'the default property';
exports.name = 'a named property';
