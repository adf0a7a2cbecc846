document.body.append("Hello webpack");
