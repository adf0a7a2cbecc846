console.log(process.env.WEBPACK_TITLE, import.meta.env.WEBPACK_API_URL);
console.log('token:', process.env.SECRET_TOKEN);
console.log(import.meta.env.MODE, import.meta.env.PROD, import.meta.env.SSR);
