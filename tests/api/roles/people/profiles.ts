import { type SubjectRows, SIGNED_IN } from '../rows.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const profiles: SubjectRows<'profiles'> = {
  getOwn: { row: SIGNED_IN, request: {} },
  saveIntroduction: { row: SIGNED_IN, request: { body: { introduction: '안녕하세요.' } } },
  saveGender: { row: SIGNED_IN, request: { body: { gender: 'FEMALE' } } },
  get: { row: SIGNED_IN, request: { params: { id: 1 } } },
  getByNickname: { row: SIGNED_IN, request: { params: { nickname: '없는아이' } } },
  saveImage: { row: SIGNED_IN, request: { files: [{ name: '나.png', bytes: onePixel }] } },
  removeImage: { row: SIGNED_IN, request: {} },
  getPhone: { row: SIGNED_IN, request: {} },
  getMusicState: { row: SIGNED_IN, request: {} },
  saveMusicState: { row: SIGNED_IN, request: { body: { musicOn: true } } },
};
