// Next already optimises style sheets. A second pass would only repeat its warnings about new CSS syntax.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } }
