throw new Error('A test must not be part of the bundle');
