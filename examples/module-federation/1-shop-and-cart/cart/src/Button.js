import { createElement, useState } from 'react';

export default function Button({ fruit }) {
  const [count, setCount] = useState(0);
  return createElement(
    'button',
    { type: 'button', onClick: () => setCount(count + 1) },
    `Add ${fruit} (${count} in cart)`,
  );
}
