export class Tool {
  static readonly shortest = 2;
  readonly name: string;
  #days?: number;

  constructor(name: string, days?: number) {
    this.name = name;
    this.#days = days;
  }

  get days(): number {
    return this.#days ?? Tool.shortest;
  }
}
