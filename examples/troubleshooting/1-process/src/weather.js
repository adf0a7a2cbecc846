try {
  document.body.textContent = `Forecasts from ${process.env.API_URL}`;
} catch (error) {
  document.body.textContent = String(error);
}
