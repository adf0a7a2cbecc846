export const unit = '°C';
