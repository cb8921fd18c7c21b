/** A file that is not a drawing, or cannot be made safe to show. The message is for the person who uploaded it. */
export class UnusableSvg extends Error {}
