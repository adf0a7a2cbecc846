document.body.append(startCase('good morning'));
