console.log('Nobody imports this file');
