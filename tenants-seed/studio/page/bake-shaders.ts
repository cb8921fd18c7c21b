import { lightShader } from './light'

/** Size of the picture of the model seen along one direction. */
export const MAP_SIZE = 384

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

export const gatherVertex = /* glsl */ `
uniform vec3 direction;
uniform vec3 middle;
flat out float sky;
${lightShader}
void main() {
  sky = studioLight(middle, direction, 0.5);
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`
export const gatherFragment = /* glsl */ `
precision highp float;
uniform sampler2D places;
uniform sampler2D normals;
uniform sampler2D depths;
uniform mat4 view;
uniform vec3 direction;
uniform float nudge;
uniform float weight;
uniform sampler2D floorLight;
uniform vec2 floorHalf;
flat in float sky;
layout(location = 0) out vec4 value;
float floorSeen(vec3 place) {
  vec2 hit = place.xz + direction.xz * (place.y / max(-direction.y, 0.02));
  vec2 uv = hit / floorHalf * 0.5 + 0.5;
  return uv.x < 0.0 || uv.y < 0.0 || uv.x > 1.0 || uv.y > 1.0 ? 1.0 : texture(floorLight, uv).r;
}
float seen(vec3 uvz) {
  float open = 0.0;
  for (int step = 0; step < 4; step++) {
    vec2 shift = vec2(float(step & 1) - 0.5, float(step >> 1) - 0.5) * ${(1.3 / MAP_SIZE).toFixed(6)};
    open += texture(depths, uvz.xy + shift).r >= uvz.z ? 0.25 : 0.0;
  }
  return open;
}
uniform float reference;
vec2 side(vec3 place, vec3 normal) {
  float facing = dot(normal, direction);
  if (facing <= 0.0) return vec2(0.0);
  vec4 clip = view * vec4(place + normal * nudge + direction * nudge, 1.0);
  float open = facing * seen(clip.xyz * 0.5 + 0.5);
  if (direction.y < 0.0 && open > 0.0) return vec2(open * sky * floorSeen(place), open);
  return vec2(open * sky, open);
}
void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  vec3 place = texelFetch(places, cell, 0).xyz;
  vec3 normal = texelFetch(normals, cell, 0).xyz;
  vec2 behind = side(place, -normal);
  if (reference > 0.5) behind = vec2(max(dot(normal, direction), 0.0) * sky, 0.0);
  value = vec4(side(place, normal), behind) * weight;
}`
