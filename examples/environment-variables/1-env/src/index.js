console.log(`${API_URL} ${process.env.COMMIT} ${process.env.NODE_ENV}`);
