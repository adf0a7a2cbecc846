console.log('It works');
