const canUseDOM = typeof window !== 'undefined';

/**
 * What the browser can do, in place of Docusaurus's object of this name. Its links watch with an observer each
 * whether they are in view, to prefetch their pages; here nothing is prefetched for that reason, and hundreds of
 * observers would be asked with every frame.
 */
export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: false,
  canUseViewport: canUseDOM,
};
