/**
 * Event with which a pasted configuration filters the list of changes. Its detail is a predicate that takes a name and
 * the kind of change, or undefined to show all.
 */
export const filterEvent = 'portal:filter-changes';
