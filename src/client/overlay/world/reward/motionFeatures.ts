import { domAnimation } from 'framer-motion';

/** The animation code, in a chunk of its own. */
export const motionFeatures = domAnimation;
