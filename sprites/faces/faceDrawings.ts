import type { Drawings } from '../core/drawing.ts';
import { face } from './face.ts';

export const FACE_DRAWINGS = {
  'face.bright': face({ iris: '#3f8fd8', brow: '#6b4438', style: 'bright' }),
  'face.cool': face({ iris: '#2fa074', brow: '#5a3a30', style: 'cool' }),
  'face.twinkle': face({ iris: '#9a5be0', brow: '#7a4a3a', style: 'twinkle' }),
  'face.amber': face({ iris: '#c9782a', brow: '#4a2f2a', style: 'bright' }),
  'face.sleepy': face({ iris: '#6f86b8', brow: '#5d4652', style: 'sleepy' }),
  'face.doe': face({ iris: '#8a5a3a', brow: '#6a4634', style: 'doe' }),
  'face.cat': face({ iris: '#e0a52a', brow: '#54403a', style: 'cat' }),
  'face.heart': face({ iris: '#c04a86', brow: '#7a4450', style: 'heart' }),
  'face.bean': face({ iris: '#38203f', brow: '#54403a', style: 'bean' }),
  'face.robot': face({ iris: '#3fd0e0', brow: '#3a4a6a', style: 'robot' }),
  'face.violet': face({ iris: '#b06fd8', brow: '#6b4c5c', style: 'bright' }),
  'face.night': face({ iris: '#46508c', brow: '#3c3348', style: 'doe' }),
} satisfies Drawings;
