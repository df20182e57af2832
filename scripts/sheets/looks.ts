import type { ItemKey } from '#shared/content/items.ts';

/** Twelve outfits that together have every category, every way a hat sits, and hard combinations. */
export const LOOKS = {
  // A cape behind short sleeves, everything else as in the first outfit.
  swimmer: [
    'skin.peach',
    'face.bright',
    'hair.short',
    'top.tee',
    'bottom.shorts',
    'shoes.sneakers',
    'cape.sea',
  ],
  // Twin tails under a crown, a dress of lobes, a thing in the hand.
  princess: [
    'skin.fair',
    'face.twinkle',
    'hair.twin',
    'hat.crown',
    'onepiece.gown',
    'shoes.mary',
    'hand.wand',
    'necklace.pearl',
    'earring.star',
  ],
  // Wide hair under a hood that covers it.
  shark: ['skin.tan', 'face.cool', 'hair.curly', 'hat.shark', 'onepiece.overalls', 'shoes.boots'],
  // A cap on raised hair.
  captain: [
    'skin.brown',
    'face.amber',
    'hair.spiky',
    'hat.captain',
    'top.blazer',
    'bottom.pants',
    'shoes.sneakersB',
    'cape.royal',
    'hand.trident',
  ],
  // glasses between fringe and face, earrings over hair
  reader: [
    'skin.deep',
    'face.doe',
    'hair.bob.plum',
    'faceacc.round',
    'earring.pearl',
    'top.sailor',
    'bottom.skirtP',
    'shoes.sneakersM',
    'hand.book',
    'acc.school',
  ],
  // the long skirt, the long braid, the hat that is tied
  scholar: [
    'skin.peach',
    'face.sleepy',
    'hair.braid',
    'hat.gat',
    'top.jeogori',
    'bottom.hanbok',
    'shoes.kkotsin',
    'faceacc.plaster',
  ],
  // boots over trousers, all in one suit, something large on the back
  astronaut: [
    'skin.sea',
    'face.robot',
    'hair.bun',
    'hat.astronaut',
    'top.space',
    'bottom.space',
    'shoes.space',
    'acc.jetpack',
  ],
  // a tail instead of a skirt, long waves
  mermaid: [
    'skin.tan',
    'face.violet',
    'hair.wave',
    'hat.wreath',
    'onepiece.mermaid',
    'necklace.shell',
    'earring.fish',
    'hand.bouquet',
    'faceacc.heart',
  ],
  // the widest hat, wings, a skirt that flies
  wizard: [
    'skin.fair',
    'face.night',
    'hair.straight.silver',
    'hat.wizard',
    'top.knit',
    'bottom.tutu',
    'shoes.bunny',
    'acc.butterfly',
    'hand.lantern',
  ],
  // thick sleeves, wheels under the feet, something over both ears
  skater: [
    'skin.brown',
    'face.cat',
    'hair.pony',
    'hat.headphones',
    'top.padding',
    'bottom.jogger',
    'shoes.skates',
    'faceacc.vr',
    'hand.mic',
    'cape.scarf',
  ],
  // a whole animal
  penguin: ['skin.deep', 'face.bean', 'hair.bowl', 'hat.beanie', 'onepiece.penguin', 'shoes.flippers'],
  // a brim in front of loose hair, flowers round the neck, hands that hold something round
  islander: [
    'skin.tan',
    'face.heart',
    'hair.side',
    'hat.straw',
    'top.aloha',
    'bottom.pumpkin',
    'shoes.sandals',
    'necklace.lei',
    'hand.ball',
    'acc.balloons',
  ],
} as const satisfies Readonly<Record<string, readonly ItemKey[]>>;

export type LookName = keyof typeof LOOKS;
