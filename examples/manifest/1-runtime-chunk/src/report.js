console.log('12 apples sold');
