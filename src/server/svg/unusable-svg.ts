/** A file that is no drawing, or none that can be made safe to show. The message is for the person who uploaded it. */
export class UnusableSvg extends Error {}
