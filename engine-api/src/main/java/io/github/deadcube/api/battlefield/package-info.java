/** The battlefield: cubes, spots, faces and floors (GEO). */
package io.github.deadcube.api.battlefield;
