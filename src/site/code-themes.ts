import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code, on the backgrounds of `tokens.css`: every token reaches a contrast of 4.5 to 1. */
export const lightCode: PrismTheme = {
  plain: { color: '#23303a', backgroundColor: '#f5f8fa' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: '#5c6b76', fontStyle: 'italic' } },
    { types: ['punctuation', 'operator'], style: { color: '#46525c' } },
    { types: ['string', 'attr-value', 'char', 'regex', 'url'], style: { color: '#1c6b3c' } },
    { types: ['number', 'boolean', 'constant', 'symbol'], style: { color: '#8a4b00' } },
    { types: ['keyword', 'atrule', 'rule', 'important'], style: { color: '#8b2a8f' } },
    { types: ['function', 'class-name', 'selector'], style: { color: '#175f97' } },
    { types: ['tag', 'builtin'], style: { color: '#a32f2f' } },
    { types: ['attr-name', 'property', 'variable'], style: { color: '#0f5e6b' } },
    { types: ['inserted'], style: { color: '#1c6b3c' } },
    { types: ['deleted'], style: { color: '#a32f2f' } },
  ],
};

export const darkCode: PrismTheme = {
  plain: { color: '#d9e2e8', backgroundColor: '#121a1f' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: '#8fa1ad', fontStyle: 'italic' } },
    { types: ['punctuation', 'operator'], style: { color: '#b4c2cb' } },
    { types: ['string', 'attr-value', 'char', 'regex', 'url'], style: { color: '#9fdcb0' } },
    { types: ['number', 'boolean', 'constant', 'symbol'], style: { color: '#f2c08a' } },
    { types: ['keyword', 'atrule', 'rule', 'important'], style: { color: '#dfb0ee' } },
    { types: ['function', 'class-name', 'selector'], style: { color: '#8dd6f9' } },
    { types: ['tag', 'builtin'], style: { color: '#f4a9a5' } },
    { types: ['attr-name', 'property', 'variable'], style: { color: '#8edcdc' } },
    { types: ['inserted'], style: { color: '#9fdcb0' } },
    { types: ['deleted'], style: { color: '#f4a9a5' } },
  ],
};
