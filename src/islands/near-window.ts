const tasks = new WeakMap<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      tasks.get(target)?.();
    }
  },
  { rootMargin: '50% 0px' },
);

/** Calls a function once an element comes near the viewport; a long page has hundreds of blocks and tables. */
export function whenNearWindow(element: Element, run: () => void): void {
  tasks.set(element, run);
  observer.observe(element);
}
