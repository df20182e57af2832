export const productTexts = {
  notFound: '지금은 팔지 않는 상품이에요.',
  hashKeyTaken: '이미 쓰고 있는 주소 이름이에요. 다른 이름을 적어 주세요.',
};
