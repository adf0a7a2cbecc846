console.log('tea');
