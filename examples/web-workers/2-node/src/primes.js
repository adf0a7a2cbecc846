export function countPrimes(limit) {
  let count = 0;
  for (let n = 2; n <= limit; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d += 1) prime = n % d !== 0;
    if (prime) count += 1;
  }
  return count;
}
