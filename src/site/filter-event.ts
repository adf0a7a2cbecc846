/**
 * Event by which a configuration that a reader has pasted narrows the list of what changed; its detail is a function
 * that tells by a name and what happened to it whether it is to be shown, or undefined for all.
 */
export const filterEvent = 'portal:filter-changes';
