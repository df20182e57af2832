import { answerFrom } from '#server/platform/ApartThread.ts';
import { explanations } from './explanations.ts';

/** The thread of `explainApart`. */
answerFrom(explanations);
