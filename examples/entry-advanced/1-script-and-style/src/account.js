document.body.append('Account');
