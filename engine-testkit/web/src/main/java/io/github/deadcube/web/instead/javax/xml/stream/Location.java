package io.github.deadcube.web.instead.javax.xml.stream;

/** A place in XML. */
public interface Location {
    int getLineNumber();
}
