import { type BlockSvg, utils, zelos } from 'blockly/core';

/** Ids of the clips; unique within the page. */
let clipCount = 0;

/** A block's shape with an inner white ring and a darker lip below, both clipped to the shape. */
export class BlockPath extends zelos.PathObject {
  readonly #clip: SVGElement;
  readonly #lip: SVGElement;
  readonly #ring: SVGElement;

  constructor(...[root, style, constants]: ConstructorParameters<typeof zelos.PathObject>) {
    super(root, style, constants);
    clipCount += 1;
    const id = `block-clip-${clipCount}`;
    const { createSvgElement } = utils.dom;
    const clipPath = createSvgElement(utils.Svg.CLIPPATH, { id }, root);
    this.#clip = createSvgElement(utils.Svg.PATH, {}, clipPath);
    const inside = createSvgElement(utils.Svg.G, { 'clip-path': `url(#${id})`, class: 'block-inside' }, root);
    this.#lip = createSvgElement(
      utils.Svg.PATH,
      { class: 'block-lip', transform: 'translate(0 -3)' },
      inside,
    );
    this.#ring = createSvgElement(utils.Svg.PATH, { class: 'block-ring' }, inside);
  }

  override setPath(path: string): void {
    super.setPath(path);
    for (const element of [this.#clip, this.#lip, this.#ring]) element.setAttribute('d', path);
  }

  override applyColour(block: BlockSvg): void {
    super.applyColour(block);
    this.#lip.parentElement?.classList.toggle('block-plain', block.isShadow());
  }
}
