document.querySelector('p').textContent = 'The choir meets on Tuesday';
