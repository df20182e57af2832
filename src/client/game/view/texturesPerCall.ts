/**
 * Pictures that one draw call may choose from. The choice is a chain of ifs for every pixel: a processor that draws
 * without a graphics card, or with a small one, walks the whole chain.
 */
export const TEXTURES_PER_CALL = 4;
