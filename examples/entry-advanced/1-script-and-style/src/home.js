document.body.append('Home');
