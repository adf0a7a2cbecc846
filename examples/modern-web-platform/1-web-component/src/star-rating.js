import sheet from './star-rating.css' with { type: 'css' };

export class StarRating extends HTMLElement {
  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = `<span>${'★'.repeat(Number(this.getAttribute('stars')))}</span>`;
  }
}
