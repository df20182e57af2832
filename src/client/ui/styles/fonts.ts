// The Korean families are split by unicode-range: a page loads only the slices its words need.
import '@fontsource/jua/index.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
// The syllables of the product's own texts in few files; their ranges are taken out of the slices.
import 'written-letters/letters.css';
// Code has a face of its own.
import '@fontsource/jetbrains-mono/latin-400.css';
import '@fontsource/jetbrains-mono/latin-700.css';
