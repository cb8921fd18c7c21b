// Next optimises style sheets itself; a second time would only repeat its warnings about what CSS parsers do not know yet.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } }
