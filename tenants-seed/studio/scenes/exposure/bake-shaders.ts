/** Depth of the models seen along a direction. */
export const depthVertex = /* glsl */ `
out float depth;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  depth = gl_Position.z * 0.5 + 0.5;
}`

export const depthFragment = /* glsl */ `
in float depth;
layout(location = 0) out vec4 value;
void main() { value = vec4(depth, 0.0, 0.0, 1.0); }`

export const sheetVertex = /* glsl */ `
void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }`

/** Light of one direction for every vertex: on its front or on its back, whichever faces it. */
export const gatherFragment = /* glsl */ `
precision highp float;
uniform sampler2D places;
uniform sampler2D normals;
uniform sampler2D depths;
uniform mat4 view;
uniform vec3 direction;
uniform vec3 radiance;
uniform float nudge;
uniform float texel;
uniform float share;
layout(location = 0) out vec4 front;
layout(location = 1) out vec4 back;
float seen(vec3 at) {
  if (any(lessThan(at.xy, vec2(0.0))) || any(greaterThan(at.xy, vec2(1.0)))) return 1.0;
  float open = 0.0;
  open += texture(depths, at.xy + vec2(0.5, 0.35) * texel).r >= at.z ? 0.5 : 0.0;
  open += texture(depths, at.xy - vec2(0.5, 0.35) * texel).r >= at.z ? 0.5 : 0.0;
  return open;
}
void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  vec3 place = texelFetch(places, cell, 0).xyz;
  vec3 normal = texelFetch(normals, cell, 0).xyz;
  float facing = dot(normal, direction);
  vec3 outside = place + normal * sign(facing) * nudge + direction * nudge * 0.6;
  vec4 clip = view * vec4(outside, 1.0);
  float open = seen(clip.xyz * 0.5 + 0.5);
  vec4 light = vec4(radiance * open, open * share) * abs(facing);
  front = facing > 0.0 ? light : vec4(0.0);
  back = facing > 0.0 ? vec4(0.0) : light;
}`
