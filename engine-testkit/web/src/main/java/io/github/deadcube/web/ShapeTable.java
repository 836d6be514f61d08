package io.github.deadcube.web;

/** The shapes that the build wrote. */
public interface ShapeTable {
    Shape[] shapes();
}
