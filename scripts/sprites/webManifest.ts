/** The description of the product for a home screen. Addresses are relative to the manifest, in ui/. */
export function webManifest() {
  return {
    id: '/',
    name: '돌핀 월드',
    short_name: '돌핀 월드',
    description: '아바타와 함께 바닷속을 모험하며 코딩을 배우는 세상',
    lang: 'ko',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#49bde6',
    theme_color: '#7fe0ec',
    categories: ['education', 'games', 'kids'],
    icons: [
      { src: '/ui/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/ui/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/ui/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  } as const;
}
