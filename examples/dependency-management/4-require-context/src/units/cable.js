exports.inMeters = 185.2;
