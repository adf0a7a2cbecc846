module.exports = { name: 'legacy' };
