const sightings = ['Heron', 'Kingfisher'];

document.querySelector('#log').append(
  ...sightings.map((name) => {
    const item = document.createElement('li');
    item.textContent = name;
    return item;
  }),
);
