const greeting = 'Hello webpack';

document.body.append(greeting);
