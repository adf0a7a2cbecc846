document.body.textContent = 'Sunny';
