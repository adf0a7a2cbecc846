exports.inMeters = 1609.344;
