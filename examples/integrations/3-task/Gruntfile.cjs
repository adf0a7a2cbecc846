module.exports = (grunt) => {
  grunt.registerTask('build', async function () {
    const done = this.async();
    try {
      const { build } = await import('./build.js');
      await build();
      done();
    } catch (error) {
      done(error);
    }
  });

  grunt.registerTask('default', ['build']);
};
