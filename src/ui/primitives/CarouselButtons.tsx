const styles = `
@media (hover: hover) and (pointer: fine) {
  .carousel::scroll-button(*) {
    position: absolute; top: var(--carousel-buttons, 5.5rem); z-index: 1; width: 3rem; height: 3rem;
    border: 1px solid var(--line); border-radius: 50%;
    background: var(--ground); color: var(--ink-1); font-size: 1.5rem; line-height: 1; cursor: pointer;
  }
  .carousel::scroll-button(left) { content: "←" / "Scroll back"; left: -1rem; }
  .carousel::scroll-button(right) { content: "→" / "Scroll on"; right: -1rem; }
  .carousel::scroll-button(*):disabled { visibility: hidden; }
}`

/**
 * Buttons to scroll a `.carousel` with a mouse, made by the browser itself where it can; touch, wheel and keyboard need
 * none. Not in the style sheet, because the build's CSS parser does not know `::scroll-button` yet and warns about it.
 */
export function CarouselButtons() {
  return (
    <style href="carousel-buttons" precedence="default">
      {styles}
    </style>
  )
}
